const campaignParameter =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|igshid|igsh|ttclid|twclid|li_fat_id|yclid|mc_cid|mc_eid|srsltid|_ga|_gl|ref|ref_src)$/;

/** True for a parameter that only says where a visitor came from. */
export function isCampaignParameter(name: string): boolean {
  return campaignParameter.test(name);
}
