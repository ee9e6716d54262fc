export { ComponentCataloguePage as Component } from '../features/component-catalogue/component-catalogue.page';
