import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { recoverFromRemovedChunks } from './app/chunk-recovery';
import { startTranslations } from './app/i18n';

recoverFromRemovedChunks();
await startTranslations();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
