/** Menus that Chromium draws for each new page. Nobody sees them, and they take most of its start. */
const menus = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A process ready for another site. Tests visit one. */
const spareProcess = ['SpareRendererForSitePerProcess'];

/** Features that Playwright turns off itself; our list replaces its list. */
const turnedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const turnedOff = [...turnedOffByPlaywright, ...menus, ...spareProcess];

const named = process.env['CHROMIUM'];

/** How tests start the browser: the one that `CHROMIUM` names, otherwise Playwright's own. */
export const chromiumOptions = {
  // Its headless shell, which it would take, has no back/forward cache.
  ...(named ? { executablePath: named } : { channel: 'chromium' }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--disable-features=${turnedOff.join(',')}`,
  ],
};
