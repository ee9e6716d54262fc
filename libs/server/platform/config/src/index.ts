export {
  type AllowedHosts,
  allowedHosts,
  alwaysAllowedHost,
  createHostCheck,
  defaultAllowedHosts,
  hostNamesOf,
} from './allowed-hosts';
export {
  isLoopback,
  isLoopbackUrl,
  productionPublicUrl,
  publicUrl,
  strictTransportSecurity,
} from './public-address';
export { SettingsError, parseSettings, settingsOrExit } from './settings';
export { createAddressReader } from './trusted-proxies';
