import { botCheckHeader } from '@portada/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { configQuery } from '../config/config';
import { type BotCheck, createBotCheck } from './bot-check';

/** Returns the bot check of one form. */
export const useBotCheck = (): BotCheck => {
  const queryClient = useQueryClient();
  const [check] = useState(() =>
    createBotCheck(async () => (await queryClient.ensureQueryData(configQuery)).botCheck),
  );
  return check;
};

/** Returns the request headers that contain an answer to the bot check; no headers without an answer. */
export const botCheckHeaders = (answer: string | null): Record<string, string> =>
  answer === null ? {} : { [botCheckHeader]: answer };
