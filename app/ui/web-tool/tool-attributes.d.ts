import 'react';

// What browser agents read of a form (WebMCP, declarative). React passes these through as they are;
// its types do not know them yet.
declare module 'react' {
  interface FormHTMLAttributes<T> extends HTMLAttributes<T> {
    toolname?: string | undefined;
    tooldescription?: string | undefined;
    /** Whether an agent may send the form without the visitor pressing its button. */
    toolautosubmit?: '' | undefined;
  }
  interface HTMLAttributes<T> {
    toolparamdescription?: string | undefined;
  }
}
