import { Module } from '@nestjs/common';
import { InstallationResolver } from './installation.resolver.js';

@Module({ providers: [InstallationResolver] })
export class InstallationModule {}
