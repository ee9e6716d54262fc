import {
  type ImageModelChoice,
  type ModelQuality,
  imageModelsSchema,
  letterings,
  modelQualities,
  productConfig,
} from '@portada/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { api } from '../../../shared/api/client';
import { configQuery } from '../../../shared/config/config';
import { queryKeys } from '../../../shared/query-keys';
import { userStorageKey } from '../../../shared/session/user-storage';
import type { VariantsRequest } from '../generation/start-generation';

const storedSchema = z.object({
  model: z.string(),
  quality: z.enum(modelQualities),
  lettering: z.enum(letterings).optional(),
});
type Stored = z.infer<typeof storedSchema>;

/** The image model of the next request, and what the creator can choose from. */
export type ModelChoice = {
  /** Models to choose from; empty if the server has only the built-in model, so that there is nothing to choose. */
  models: readonly ImageModelChoice[];
  /** The chosen model; null without a choice. */
  chosen: ImageModelChoice | null;
  quality: ModelQuality;
  /** True if there is more than one model or quality, or if an image does not cost one credit: the prices are shown. */
  isOffered: boolean;
  /** Price of an image in credits; null until it is known. */
  each: number | null;
  /** The error that keeps the price unknown; null while it is loaded or known. */
  priceError: Error | null;
  /** Loads again what could not be loaded. */
  retry: () => void;
  /** True if the chosen model draws the headline into the image. */
  drawsHeadline: boolean;
  /** Fields of a request for the choice; empty without a choice. */
  request: Pick<VariantsRequest, 'model' | 'quality' | 'lettering'>;
  /** Loads the prices again after the server refused a price; they are unknown until then. */
  reload: () => void;
  chooseModel: (id: string) => void;
  chooseQuality: (quality: ModelQuality) => void;
  /** Chooses a model with a quality; the first model serves if the server does not offer the model. */
  choose: (id: string, quality: ModelQuality) => void;
  /** Chooses if the model draws the headline; kept while a model is chosen that cannot. */
  chooseDrawnHeadline: (isDrawn: boolean) => void;
};

/** Reads the choice that this browser has stored for the user. */
const readStored = (key: string): Stored | null => {
  try {
    return storedSchema.nullable().parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
};

/**
 * Returns the image model that the creator has chosen in this browser, else the first model of the server with its
 * standard quality. The models are loaded only if the server has others than the built-in one, or after `reload`.
 * @param userId id of the user
 */
export const useModelChoice = (userId: string): ModelChoice => {
  const key = userStorageKey(userId, 'model');
  const [stored, setStored] = useState(() => readStored(key));
  const settings = useQuery(configQuery);
  const config = settings.data;
  const hasChoice = config !== undefined && config.imageModels.join() !== 'studio';
  const queryClient = useQueryClient();
  const [isReloaded, setReloaded] = useState(false);
  const isListed = hasChoice || isReloaded;
  const list = useQuery({
    queryKey: queryKeys.imageModels,
    queryFn: ({ signal }) => api.get('/api/image-models', imageModelsSchema, { signal }),
    enabled: isListed,
    staleTime: 60_000,
  });
  const models = (isListed && list.data?.items) || [];
  const chosen = models.find(({ id }) => id === stored?.model) ?? models[0] ?? null;
  const offered = chosen?.qualities.find(({ quality }) => quality === stored?.quality);
  const quality = offered?.quality ?? 'standard';
  const offers = models.flatMap(({ qualities }) => qualities);
  const drawsHeadline = chosen?.letters === true && stored?.lettering === 'drawn';
  const isOffered =
    offers.length > 1 || offers.some(({ credits }) => credits !== productConfig.creditsPerGeneration);
  const store = (choice: Stored) => {
    localStorage.setItem(key, JSON.stringify(choice));
    setStored(choice);
  };
  const each = chosen
    ? priceOf(chosen, quality)
    : config && !isListed
      ? productConfig.creditsPerGeneration
      : null;
  return {
    models,
    chosen,
    quality,
    isOffered,
    each,
    priceError: each === null ? (settings.error ?? list.error) : null,
    retry: () => {
      if (settings.error) void settings.refetch();
      if (list.error) void list.refetch();
    },
    drawsHeadline,
    request: {
      ...(chosen && isOffered && { model: chosen.id, quality }),
      ...(drawsHeadline && { lettering: 'drawn' }),
    },
    reload: () => {
      setReloaded(true);
      void queryClient.resetQueries({ queryKey: queryKeys.imageModels });
    },
    chooseModel: (model) => store({ ...stored, model, quality }),
    chooseQuality: (next) => chosen && store({ ...stored, model: chosen.id, quality: next }),
    choose: (model, next) => store({ ...stored, model, quality: next }),
    chooseDrawnHeadline: (isDrawn) =>
      chosen && store({ model: chosen.id, quality, lettering: isDrawn ? 'drawn' : 'typeset' }),
  };
};

const priceOf = ({ qualities }: ImageModelChoice, quality: ModelQuality): number | null =>
  qualities.find((one) => one.quality === quality)?.credits ?? null;
