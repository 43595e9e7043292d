// `import OSLog` sees what `import os` does.
@_exported public import os
