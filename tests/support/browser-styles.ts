import '#app/shell/critical.css';
import '#app/shell/deferred.css';
