import { dashboardTexts } from '../features/dashboard/dashboard.texts';
import { addTexts } from '../shared/i18n/translation';

addTexts({ dashboard: dashboardTexts });

export { DashboardPage as Component } from '../features/dashboard/dashboard.page';
