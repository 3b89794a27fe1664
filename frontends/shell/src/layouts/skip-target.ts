/** The id of the content after the bars. Dashboards have bars of their own in `main`. */
const DASHBOARD = /^\/(buyer|seller|admin|messages)(\/|$)/;

export const isDashboard = (pathname: string) => DASHBOARD.test(pathname);

export const skipTarget = (pathname: string) =>
  isDashboard(pathname) ? 'dashboard' : 'main';
