import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // One request less on a first navigation: the small manifest knows every route.
  routeDiscovery: { mode: 'initial' },
  // The router knows one address of the site; a form sent under another (a proxy's, a second name)
  // would be refused and lost. No form depends on who is signed in, and posts that other sites make
  // visitors send are refused by readSentForm.
  allowedActionOrigins: ['**'],
} satisfies Config;
