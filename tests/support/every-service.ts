/** Settings of every outside service, all at one address, with secrets that can be told. */
export function everyService(address: string): Record<string, string> {
  return {
    PAYSTACK_SECRET_KEY: 'sk_live_planted-paystack',
    PAYPAL_CLIENT_ID: 'planted-paypal-id',
    PAYPAL_SECRET: 'planted-paypal-secret',
    GEOLOCATION_TOKEN: 'planted-token',
    FORMS_PORTAL_ID: 'planted-portal',
    FORMS_GUID: 'planted-guid',
    WEBHOOK_SECRET: `whsec_${'planted'.padEnd(32, 'x')}`,
    WORDPRESS_URL: `${address}/wp`,
    SUBSCRIPTION_URL: `${address}/subscribe`,
    FORMS_URL: `${address}/forms`,
    WEBHOOK_URL: `${address}/crm?key=planted-key`,
    PAYSTACK_URL: `${address}/paystack`,
    PAYPAL_URL: `${address}/paypal`,
    GEOLOCATION_URL: `${address}/geo`,
    TILE_URL: `${address}/tiles/{z}/{x}/{y}.png`,
  };
}
