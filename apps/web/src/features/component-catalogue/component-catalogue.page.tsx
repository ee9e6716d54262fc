import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { showTheme, themes, useTheme } from '../../shared/theme/theme';
import { ActionSpecimens } from './action-specimens';
import { FieldSpecimens } from './field-specimens';
import { LayerSpecimens } from './layer-specimens';
import { PictureSpecimens } from './picture-specimens';
import { StateSpecimens } from './state-specimens';
import { TokenSpecimens } from './token-specimens';

/** The whole design system on one page. */
export const GalleryPage = () => {
  const theme = useTheme();
  return (
    <Page>
      <PageHeading title="Gallery" />
      <fieldset className="flex flex-wrap gap-5">
        <legend className="sr-only">Theme</legend>
        {themes.map((option) => (
          <label key={option} className="flex min-h-11 items-center gap-2 text-ui">
            <input
              type="radio"
              name="theme"
              className="size-5"
              checked={option === theme}
              onChange={() => showTheme(option)}
            />
            {option}
          </label>
        ))}
      </fieldset>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-2">
        <TokenSpecimens />
        <ActionSpecimens />
        <FieldSpecimens />
        <StateSpecimens />
        <LayerSpecimens />
      </div>
      <PictureSpecimens />
    </Page>
  );
};
