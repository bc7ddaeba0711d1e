import '#app/shell/shell.css';
import '#app/shell/late-styles/late-styles.css';
