/** Help for members who need care now: linked from every page, and kept on every device. */
export const getCarePath = '/get-care';
