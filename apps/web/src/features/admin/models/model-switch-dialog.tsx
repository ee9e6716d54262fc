import type { AdminModel } from '@portada/contracts';
import { useTranslation } from '../../../shared/i18n/translation';
import { SwitchDialog } from '../console/switch-dialog';
import { type ModelSwitching, useModelSwitch } from './get-models';

const wordOf = ({ switched }: AdminModel): ModelSwitching['word'] =>
  (switched?.isEnabled ?? true) ? 'disable' : 'enable';

/** Dialog that switches an image model on or off, with a reason. @param props.model null closes the dialog */
export const ModelSwitchDialog = ({ model, onClose }: { model: AdminModel | null; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <SwitchDialog
      subject={model}
      ask={(shown) => {
        const word = wordOf(shown);
        return {
          title: t(`models.${word}Title`, { name: shown.name }),
          text: t(`models.${word}Text`),
          submitLabel: t(`models.${word}`),
          isDanger: word === 'disable',
        };
      }}
      switching={useModelSwitch()}
      toSwitch={(shown, reason) => ({ name: shown.name, word: wordOf(shown), reason })}
      onClose={onClose}
    />
  );
};
