/** The page that stands in for all that is not kept on the device. */
export const offlinePath = '/offline';
