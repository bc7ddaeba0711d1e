import packageFile from '../package.json' with { type: 'json' };

/** Set by the build. */
const build = import.meta.env?.['SITE_BUILD'] as string | undefined;

/**
 * The version of package.json, the commit where the build knew it, and a hash of the sources, which also
 * tells container images apart: "0.1.0+1a2b3c4.5d6e7f8".
 */
export const version = [packageFile.version, build].filter(Boolean).join('+');
