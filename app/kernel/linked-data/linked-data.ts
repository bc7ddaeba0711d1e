/** A value of a schema.org description (JSON-LD). */
export type LinkedData = Readonly<Record<string, unknown>>;

export const schemaOrg = 'https://schema.org';
