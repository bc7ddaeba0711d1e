interface ConsentLinkProps {
  readonly path: string;
  readonly text: string;
}

/** Links what somebody agrees to, in a new tab, so that nothing typed is lost. */
export function ConsentLink({ path, text }: ConsentLinkProps) {
  return (
    <a className="nowrap" href={path} target="_blank">
      {text}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
