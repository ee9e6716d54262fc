export { type BackUpOptions, type BackUpResult, backUp } from './back-up';
export { BackupError } from './backup-error';
export { type RestoreOptions, restore } from './restore';
export { type VerifyOptions, type VerifyResult, verify } from './verify';
export { type BackupCommand, backupCommands, readBackupArguments, runBackupCommand } from './commands';
