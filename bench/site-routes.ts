import { matchRoutes, type RouteObject } from 'react-router';
import routes from '../app/routes.ts';
import type { MeasuredPage } from './measured-pages.ts';
import { countryHeader } from './site.ts';

/** Where a visitor of each edition asks from. */
export const countries = { NG: 'NG', DG: 'GB' } as const;
export type MeasuredEdition = keyof typeof countries;

/** A page of one route, as a visitor of one edition asks for it. */
export interface RoutePage extends MeasuredPage {
  readonly edition: MeasuredEdition;
}

/** An address for each route; those that are filled in are measured filled in as well. */
const paths = [
  '/story',
  '/board',
  '/team',
  '/insurance-plans',
  '/plans/gold',
  '/social-health-insurance',
  '/hospital-network',
  '/individual-plan',
  '/family-plan',
  '/association-plan',
  '/corperate-plan',
  '/insurance-calculator',
  '/insurance-calculator/gold?who=family&age=40&spouse=38&children=2&compare=silver',
  '/checkout/gold',
  '/providers',
  '/providers?q=clinic&state=kano',
  '/providers/asher_uhms-ireti-specialist',
  '/news',
  '/posts/malaria-test-before-treatment',
  '/wellness',
  '/search?q=malaria',
  '/faqs',
  '/contact',
  '/newsletter',
  '/qr-code',
  '/privacy',
  '/terms',
  '/accessibility',
  '/data-saver',
  '/offline',
];

/** Routes with nothing to show by themselves: an order's payment, an alias, data, errors. */
const unmeasured = new Set([
  'routes/corporate-plan',
  'payment',
  'paypal',
  'routes/payment-state',
  'routes/provider-results',
  'routes/quiz-questions',
  'routes/not-found',
]);

/**
 * Every route in both editions; each home page in its own.
 * @param only paths, without what they are filled in with; all routes when empty
 * @throws Error naming a path that is not measured
 */
export function routePages(only: readonly string[] = []): readonly RoutePage[] {
  const pages = [
    routePage('/', 'NG'),
    routePage('/global', 'DG'),
    ...paths.flatMap((path) => [routePage(path, 'NG'), routePage(path, 'DG')]),
  ];
  const bare = ({ path }: RoutePage) => path.replace(/\?.*/, '');
  const unknown = only.find((path) => !pages.some((page) => bare(page) === path));
  if (unknown !== undefined) throw new Error(`--paths: "${unknown}" is not measured`);
  return pages.filter((page) => only.length === 0 || only.includes(bare(page)));
}

/** Routes of the site that no page here represents. */
export function forgottenRoutes(): readonly string[] {
  const objects = routes.map(({ id, file, path = '' }): RouteObject => {
    return { id: id ?? file.replace(/\.tsx?$/, ''), path };
  });
  const measured = new Set(
    routePages().map(({ path }) => matchRoutes(objects, path)?.at(-1)?.route.id),
  );
  return objects.map(({ id = '' }) => id).filter((id) => !unmeasured.has(id) && !measured.has(id));
}

function routePage(path: string, edition: MeasuredEdition): RoutePage {
  return { path, edition, headers: { [countryHeader]: countries[edition] } };
}
