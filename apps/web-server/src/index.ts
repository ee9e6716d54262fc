export { Upstream } from './proxy/upstream';
export { PortUnavailableError, type WebServerOptions, startWebServer } from './web-server';
