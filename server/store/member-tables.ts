/** A group's members as handed in; an enrolment has one list in each state. */
export interface MemberListRow {
  readonly id: string;
  /** Also the id of the enrolment's lead. */
  readonly enrolment_id: string;
  /** `checked` until the group confirms it. */
  readonly state: 'checked' | 'confirmed';
  /** Rows with mistakes, which the list does not contain. */
  readonly left_out: number;
  readonly created_at: number;
}

export interface GroupMemberRow {
  readonly list_id: string;
  /** In the file or the form; unique in the list. */
  readonly line: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly gender: string;
  /** YYYY-MM-DD. */
  readonly birth: string;
  readonly relation: string;
  /** Given by the group. */
  readonly number: string | null;
  /** Line of the member whose dependant this is. */
  readonly principal: number | null;
  readonly plan: string;
  /** Lower case; with the phone, used to find and erase a person. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly state_id: string | null;
  readonly lga_id: string | null;
}
