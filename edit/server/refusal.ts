/** Something that is not done, with the reason and what to do, for an editor. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
