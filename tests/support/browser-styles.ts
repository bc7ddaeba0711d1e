import '#app/shell/shell.css';
import '#app/shell/deferred-styles/deferred-styles.css';
