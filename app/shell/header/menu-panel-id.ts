/** The mobile menu, for the toggler that opens it. */
export const menuPanelId = 'menu';
