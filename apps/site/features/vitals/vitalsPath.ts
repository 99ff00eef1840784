/** Where the browser sends a `VitalsReport`, as it leaves the page. */
export const vitalsPath = '/api/vitals';
