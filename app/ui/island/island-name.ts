/** Turns a component's name into its file's: `BmiCalculator` is in `bmi-calculator.island.tsx`. */
export function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
}

/** Returns the name under which the browser loads an island's component. @throws for anything else */
export function islandName(component: unknown): string {
  if (typeof component !== 'function') throw new Error('an island takes one component');
  // Where two files use one name, the bundler numbers them.
  return kebabCase(component.name.replace(/\$\d+$/, ''));
}
