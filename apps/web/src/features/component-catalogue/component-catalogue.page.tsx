import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { showTheme, themes, useTheme } from '../../shared/theme/theme';
import { ActionStories } from './action-stories';
import { FieldStories } from './field-stories';
import { LayerStories } from './layer-stories';
import { PictureStories } from './picture-stories';
import { StateStories } from './state-stories';
import { TokenStories } from './token-stories';

/** Page of the component catalogue, which shows every component of the design system. */
export const ComponentCataloguePage = () => {
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
        <TokenStories />
        <ActionStories />
        <FieldStories />
        <StateStories />
        <LayerStories />
      </div>
      <PictureStories />
    </Page>
  );
};
