export const schedulePath = '/schedule';
