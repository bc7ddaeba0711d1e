const campaignParameter =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|igshid|igsh|ttclid|twclid|li_fat_id|yclid|mc_cid|mc_eid|srsltid|_ga|_gl|ref|ref_src)$/;

/** Whether a parameter only says where a visitor came from, and means nothing to the page. */
export function isCampaignParameter(name: string): boolean {
  return campaignParameter.test(name);
}
