import { type Place, places } from '@portada/contracts';
import { announce } from '@portada/ui';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { placePicturePath } from '../../../shared/places/place-picture-path';
import { placeNames } from '../../../shared/places/places.messages';
import { useChange, useOpenDocument } from '../state/editor-context';
import { newLayerId } from '../state/new-layer-id';
import { placesMessages } from './places.messages';

registerMessages({ places: placesMessages, placeNames });

/** The photographed places, in a closed `<details>` element. A press makes a place the background of the picture. */
export const PlacesPanel = () => {
  const { t } = useTranslation();
  const { store } = useOpenDocument();
  const change = useChange();
  const use = (place: Place) => {
    const newId = newLayerId(store.getState().history.document, 'panorama');
    if (change('ground', [{ name: 'use-place', args: { newId, place } }], { select: newId }))
      announce(t('places.used', { place: t(`placeNames.${place}`) }));
  };
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-ui font-[650]">{t('places.section')}</summary>
      <p className="pb-2 text-small text-text-3">{t('places.hint')}</p>
      <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {places.map((place) => {
          const name = t(`placeNames.${place}`);
          return (
            <li key={place}>
              <button
                type="button"
                aria-label={t('places.use', { place: name })}
                onClick={() => use(place)}
                className="block w-full overflow-hidden rounded-input border border-border-control text-left hover:bg-surface-3"
              >
                <img
                  src={placePicturePath(place)}
                  alt=""
                  width={240}
                  height={135}
                  loading="lazy"
                  className="aspect-video w-full bg-surface-3 object-cover"
                />
                <span className="block truncate px-2 py-1 text-micro">{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
};
