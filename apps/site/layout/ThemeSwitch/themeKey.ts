/** Where the browser keeps the visitor's choice of colours: `light` or `dark`; nothing while the system chooses. */
export const themeKey = 'lupaTheme';
