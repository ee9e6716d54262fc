import { registerMessages } from '../../shared/i18n/translation';
import { dashboardMessages } from './dashboard.messages';

registerMessages({ dashboard: dashboardMessages });

export { DashboardPage as Component } from './dashboard.page';
