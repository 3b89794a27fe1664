"""Why a backup or a restore was refused; nothing was changed then."""


class BackupRefused(Exception):
    """Its words are for the operator."""


class NoBackup(BackupRefused):
    pass


class NotEmpty(BackupRefused):
    pass


class InUse(BackupRefused):
    pass


class Damaged(BackupRefused):
    pass


class ToolFailed(BackupRefused):
    """pg_dump or pg_restore failed."""
