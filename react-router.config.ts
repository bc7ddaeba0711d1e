import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // One request less on a first navigation: the small manifest knows every route.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
