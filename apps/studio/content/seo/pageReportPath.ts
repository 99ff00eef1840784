export const pageReportPath = '/page-report';
