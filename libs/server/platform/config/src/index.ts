export { isLoopback, isLoopbackUrl, productionPublicUrl, publicUrl } from './public-address';
export { SettingsError, parseSettings, settingsOrExit } from './settings';
export { createAddressReader } from './trusted-proxies';
