export { mountMcp } from './mount-mcp';
