import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('global', 'routes/global.tsx'),
  route('story', 'routes/information.tsx', { id: 'story' }),
  route('board', 'routes/information.tsx', { id: 'board' }),
  route('team', 'routes/information.tsx', { id: 'team' }),
  route('insurance-plans', 'routes/information.tsx', { id: 'insurance-plans' }),
  route('social-health-insurance', 'routes/information.tsx', { id: 'social-health-insurance' }),
  route('providers', 'routes/information.tsx', { id: 'providers' }),
  route('news', 'routes/information.tsx', { id: 'news' }),
  route('contact', 'routes/contact.tsx'),
  route('newsletter', 'routes/newsletter.tsx'),
  route('faqs', 'routes/information.tsx', { id: 'faqs' }),
  route('insurance-calculator/:purchase?', 'routes/information.tsx', {
    id: 'insurance-calculator',
  }),
  route('individual-plan', 'routes/information.tsx', { id: 'individual-plan' }),
  route('family-plan', 'routes/information.tsx', { id: 'family-plan' }),
  route('association-plan', 'routes/information.tsx', { id: 'association-plan' }),
  route('corperate-plan', 'routes/information.tsx', { id: 'corperate-plan' }),
  route('privacy', 'routes/information.tsx', { id: 'privacy' }),
  route('terms', 'routes/information.tsx', { id: 'terms' }),
  route('accessibility', 'routes/information.tsx', { id: 'accessibility' }),
  ...(process.env['NODE_ENV'] === 'development' ? [route('gallery', 'routes/gallery.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
