// Loaded into a site by --import: its clock begins at FIXED_DAY and goes on from there, and what it draws
// by chance is always the same.
const RealDate = Date;
const aheadMs = RealDate.parse(process.env['FIXED_DAY'] ?? '') - RealDate.now();

class FixedDate extends RealDate {
  constructor(...parts: readonly [] | ConstructorParameters<DateConstructor>) {
    if (parts.length === 0) super(FixedDate.now());
    else super(...parts);
  }

  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}

Object.assign(globalThis, { Date: FixedDate });
Math.random = () => 0.5;
