import { dashboardMessages } from '../features/dashboard/dashboard.messages';
import { registerMessages } from '../shared/i18n/translation';

registerMessages({ dashboard: dashboardMessages });

export { DashboardPage as Component } from '../features/dashboard/dashboard.page';
