export { type Loop, type RunningLoops, startLoops } from './loops';
