import '#app/shell/shell.css';
