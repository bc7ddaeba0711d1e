import { getCarePath } from '#app/site/get-care-path.ts';

/** The forms of the page that are posted; both to its own address, which says which one it was. */
export type GetCareFormName = 'message' | 'reimbursement';

export const getCareFormPaths: Readonly<Record<GetCareFormName, string>> = {
  message: `${getCarePath}?form=message`,
  reimbursement: `${getCarePath}?form=reimbursement`,
};

/** Which form an address of the page is about. */
export function getCareFormOf(url: URL): GetCareFormName {
  return url.searchParams.get('form') === 'message' ? 'message' : 'reimbursement';
}
