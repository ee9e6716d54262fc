import type { Credits } from '@portada/contracts';
import { screen } from '@testing-library/react';
import type { Answers } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { jsonSample } from '../../../testing/samples';

const noDebt: Credits = { available: 2, held: 0, debt: 0 };

/**
 * Opens the page Buy Credits for a signed-in user.
 * @param search query of the URL, such as `?canceled=true`
 * @param more responses that replace the responses of a default account
 */
export const openCredits = async (
  search = '',
  more: Answers = {},
  opening: Parameters<typeof openApp>[2] = {},
) => {
  const answers: Answers = {
    'GET /api/session': { status: 200, body: { user: jsonSample.user() } },
    'GET /api/me/credits': { status: 200, body: noDebt },
    'GET /api/credit-plans': { status: 200, body: jsonSample.plans() },
    'GET /api/config': { status: 200, body: jsonSample.config() },
    ...more,
  };
  const view = await openApp(`/credits${search}`, answers, opening);
  await screen.findByRole('heading', { level: 1, name: /^(Buy Credits|Comprar créditos)$/ });
  return view;
};

type Call = { method: string; path: string };

/** Returns the recorded api calls to a path. */
export const callsTo = <C extends Call>(calls: readonly C[], path: string): C[] =>
  calls.filter((call) => call.path === path);
