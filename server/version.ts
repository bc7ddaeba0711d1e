import packageFile from '../package.json' with { type: 'json' };

/** Set by the build. */
const commit = import.meta.env?.['SITE_COMMIT'] as string | undefined;

/** The version of package.json, with the commit where the build knew it: "0.1.0+1a2b3c4". */
export const version = [packageFile.version, commit].filter(Boolean).join('+');
