export const returnPath = '/checkout/return';
